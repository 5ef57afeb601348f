/**
 * A script as text, to go into pages themselves. It closes the menu, and every other dialog and popover, when
 * the visitor leaves. A page that is taken back from the back/forward cache would otherwise return under its
 * open menu.
 */
export default "onpagehide=()=>document.querySelectorAll('[popover]').forEach(e=>{e.close?.();e.hidePopover?.()})";
