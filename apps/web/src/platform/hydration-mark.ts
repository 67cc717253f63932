/**
 * For the root element of each part that hydrates separately. The server renders
 * `data-hydrated="no"`; it becomes "yes" once React has attached the part's handlers, so that
 * automated clients (tests, benchmarks) know when input is handled.
 */
export const HYDRATION_MARK = {
  "data-hydrated": "no",
  ref: (element: HTMLElement | null) => {
    if (element) element.dataset.hydrated = "yes";
  },
};
