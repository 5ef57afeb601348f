/**
 * A script as text, to go into pages themselves. It closes the menu or the photograph, of which one can be
 * open, when the visitor leaves. A page that is taken back from the back/forward cache would otherwise return
 * under its open menu. The first browsers with popovers throw if what they are to hide is not shown.
 */
export default "onpagehide=e=>{e=document.querySelector(':is(:modal,:popover-open)');e?.open?e.close():e?.hidePopover()}";
