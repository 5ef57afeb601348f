import { expect, it } from 'vitest';
import { topicAt } from '../../../../../editorial/check/shared/topic.ts';

/** The @ marks the index. */
it.each([
  ['ours', '$BIGFOOT was launched in @August 2024.'],
  ['ours', 'The supply is @100 billion tokens.'],
  ['ours', 'A quarter of the @supply is paired.'],
  ['ours', 'You can win @2 billion.'],
  ['ours', 'At launch the founder held @30%.'],
  ['ours', 'On @Mondays winners are announced.'],
  ['ours', 'Every trade costs a tax of @5%.'],
  ['ours', 'The lock is ours. It ends @soon.'],
  ['other', 'Another studio locked it until @2030.'],
  ['other', 'Many coins lock it for @6 months.'],
  ['other', 'Dogecoin burns nothing; PEPE burned @50% of it.'],
  ['other', 'Dogecoin, a joke too, was launched on @6 December 2013.'],
  ['other', 'Dogecoin is a joke. It was launched in @2013.'],
  ['other', 'The founder of another coin held @60% of it.'],
  ['other', 'The wallet app Phantom was launched in @2021.'],
  ['other', 'Our website was launched in @2026.'],
  ['other', 'A later round is planned: its winners follow from @January.'],
  ['unsure', 'A studio in Cape Town answers within @3 days.'],
  ['unsure', 'Banks answer within @5 days.'],
  ['unsure', 'Liqudity is locked until @2027.'],
  ['unsure', 'Raydium launched $BIGFOOT on @6 August.'],
])('A statement is %s: %s', (topic, text) => {
  expect(topicAt(text.replace('@', ''), text.indexOf('@'))).toBe(topic);
});
