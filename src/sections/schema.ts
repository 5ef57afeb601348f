import { z } from 'zod';
import { aboutPage } from './about/schema.ts';
import { contactPage } from './contact/schema.ts';
import { homePage } from './home/schema.ts';
import { legalPage } from './legal/schema.ts';
import { notFoundPage } from './404/schema.ts';
import { ourCoinsPage } from './our-coins/schema.ts';
import { trustPledgePage } from './trust-pledge/schema.ts';

/** The settings of a page; `page` is its name in src/content-map.ts. */
export const pageSchema = z.discriminatedUnion('page', [
  homePage,
  aboutPage,
  ourCoinsPage,
  trustPledgePage,
  contactPage,
  legalPage,
  notFoundPage,
]);
