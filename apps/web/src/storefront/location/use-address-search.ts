import { useEffect, useRef, useState } from "react";
import { useApi } from "../../use-api.ts";
import { type AddressSearch, openAddressSearch, type SearchState } from "./address-search.ts";

/** An address search that is closed when its picker unmounts. */
export function useAddressSearch(): { state: SearchState; search: () => AddressSearch } {
  const api = useApi();
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const open = useRef<AddressSearch>(undefined);

  function search(): AddressSearch {
    open.current ??= openAddressSearch(
      (query, signal) => api().suggestions(query, signal),
      setState,
    );
    return open.current;
  }

  useEffect(
    () => () => {
      open.current?.stop();
      open.current = undefined;
    },
    [],
  );
  return { state, search };
}
