import { expect, type Page } from '@playwright/test';
import { shownValue, type Suppliable } from '../../src/facts/placeholders.ts';
import type { LegalPage } from '../../src/schemas/pages/legal.ts';
import type { LegalRecord, PledgeRecord } from '../../src/schemas/record.ts';
import { withDate } from '../dates-in-text.ts';
import { section } from './sections.ts';

type Words = LegalPage['versions'];

const day = (date: Suppliable<string>) =>
  date.status === 'supplied' ? withDate('{date}', date.value) : date.shown;

/** Expects the versions section to show everything in the record of the text. */
export async function expectVersions(
  page: Page,
  { heading, ...labels }: Omit<Words, 'reviewedBy' | 'note'> & Partial<Words>,
  record: LegalRecord | PledgeRecord,
): Promise<void> {
  const versions = section(page, heading);
  const facts = [
    [labels.version, record.version],
    [labels.adopted, day(record.adopted)],
    [labels.effective, day(record.effective)],
    ...('reviewedBy' in record ? [[labels.reviewedBy, shownValue(record.reviewedBy)]] : []),
  ];
  await expect(versions.getByRole('term')).toHaveText(facts.map(([term]) => term ?? ''));
  await expect(versions.getByRole('definition')).toHaveText(facts.map(([, fact]) => fact ?? ''));
  // The first row is the table's head.
  await expect(versions.getByRole('row')).toContainText([
    labels.change,
    ...record.changes.map(({ summary }) => summary),
  ]);
  await expect(versions.getByRole('row')).toContainText([
    labels.date,
    ...record.changes.map(({ date }) => day(date)),
  ]);
}
