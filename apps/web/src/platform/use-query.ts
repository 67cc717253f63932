import { useLocation } from "react-router";

/** The parameters of the URL's query. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
