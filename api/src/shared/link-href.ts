/** A path of the shop, with query and hash, or an https address. Browsers read `//host` and `/\host` as another host. */
export const LINK_HREF = /^(?:\/(?![/\\])|https:\/\/[^/\s])[^\s\\<>"]*$/u;
