/** Attribute of `<html>` on a page that the worker has answered from its cache. */
export const KEPT_MARK = "data-kept";
