import { z } from 'zod';
import { aboutPage } from './about.ts';
import { contactPage } from './contact.ts';
import { homePage } from './home.ts';
import { legalPage } from './legal.ts';
import { notFoundPage } from './not-found.ts';
import { ourCoinsPage } from './our-coins.ts';
import { trustPledgePage } from './trust-pledge.ts';

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

export type Page = z.infer<typeof pageSchema>;
