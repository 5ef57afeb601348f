/** Speculation rules: the browser prerenders a page when the visitor's pointer rests on its link for a moment. */
export default JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
