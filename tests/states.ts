/**
 * Names of settings that hold one text for each state or condition of something. A page shows one text of such a
 * group, so tests let the others be missing from it.
 */
export const STATES: readonly string[] = [
  ...['missing', 'partly', 'supplied', 'draft', 'approved', 'adopted', 'complete', 'upcoming'],
  ...['passed', 'ahead', 'given', 'ended', 'none', 'number', 'disputed', 'settled'],
  // Whether the studio can be reached at all, and a line of Legal before and after its adoption.
  ...['unmanned', 'staffed', 'important', 'importantInDraft'],
];
