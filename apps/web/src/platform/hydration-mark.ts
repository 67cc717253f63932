/**
 * For the outermost element of each part that hydrates by itself. The server renders it with
 * `data-hydrated="no"`; it is "yes" once React has attached the part's handlers, so that whoever
 * presses by program (a test, a bench) knows from when on a press is heard.
 */
export const HYDRATION_MARK = {
  "data-hydrated": "no",
  ref: (element: HTMLElement | null) => {
    if (element) element.dataset.hydrated = "yes";
  },
};
