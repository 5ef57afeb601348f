export { GET, getStaticPaths } from '../../../../src/pages/last-seen.[type].ts';
