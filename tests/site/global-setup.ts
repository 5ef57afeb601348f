export { requireBuilds as default } from '../base.ts';
