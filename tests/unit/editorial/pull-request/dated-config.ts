import { config as site } from '../../../../editorial/review.config.ts';

/** The configuration of the site for parts that are not always shown. It opens no browser. */
export const config = { register: () => [], dated: site.dated };
