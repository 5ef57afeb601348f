export { requireAllBuilds as default } from '../base.ts';
