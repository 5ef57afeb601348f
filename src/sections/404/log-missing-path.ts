/**
 * A script as text, to go into the page itself. It logs the path that there is no page for, after the words of
 * the page’s `<meta>`.
 */
export default 'console.log(document.querySelector(`[name=missing-path]`)?.content,location.pathname);';
