/** The collections of the site. */
export { collections } from '../../../src/content.config.ts';
