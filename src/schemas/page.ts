import { z } from 'zod';
import { aboutPage } from './pages/about.ts';
import { contactPage } from './pages/contact.ts';
import { homePage } from './pages/home.ts';
import { legalPage } from './pages/legal.ts';
import { notFoundPage } from './pages/not-found.ts';
import { ourCoinsPage } from './pages/our-coins.ts';
import { trustPledgePage } from './pages/trust-pledge.ts';

/** One page of the site; `page` says which, by its name in the table of the content. */
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
