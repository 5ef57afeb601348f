import { z } from 'zod';
import { aboutPage } from './about.ts';
import { contactPage } from './contact.ts';
import { homePage } from './home.ts';
import { legalPage } from './legal.ts';
import { notFoundPage } from './not-found.ts';
import { ourCoinsPage } from './our-coins.ts';
import { trustPledgePage } from './trust-pledge.ts';

/** One page of the site; `page` says which. */
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
export type PageName = Page['page'];

/** The path at which each page stands. */
export const ROUTES: Readonly<Record<Exclude<PageName, '404'>, string>> = {
  home: '/',
  about: '/about',
  'our-coins': '/our-coins',
  'trust-pledge': '/trust-pledge',
  contact: '/contact',
  legal: '/legal',
};

/**
 * Places on a page that a link may name, besides the anchors of pledges and legal sections.
 * The check over the built site proves that each is there.
 */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  '/': ['token', 'trust'],
  '/about': ['first-token'],
  '/our-coins': ['enter'],
  '/trust-pledge': ['versions'],
  '/contact': ['safety', 'faq'],
  '/legal': ['versions'],
};
