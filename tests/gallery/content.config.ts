export { collections } from '../../src/content.config.ts';
