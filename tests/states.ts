/** Names of settings of which a page shows one out of their group, by a state or a condition. */
export const STATES: readonly string[] = [
  ...['missing', 'partly', 'supplied', 'draft', 'approved', 'adopted', 'complete', 'upcoming'],
  ...['passed', 'ahead', 'given', 'ended', 'none', 'number', 'disputed', 'settled'],
  // Whether the studio can be reached at all, and a line of Legal before and after its adoption.
  ...['unmanned', 'staffed', 'important', 'importantInDraft'],
];
