import { describe, expect, test } from 'vitest';
import { mailLink, mayBeCut } from '../../../../../src/sections/contact/form/mail.ts';

const mail = { to: 'hello@muuva.example', subject: 'S', body: 'B' };

describe('writing a mail as a link', () => {
  test('subject and body are encoded, so that nothing of them is read as part of the link', () => {
    const link = mailLink({ ...mail, subject: 'a&b=c?d#e', body: '100 % “sure” + & bcc=x@y.z' });
    expect(link).toBe(
      'mailto:hello@muuva.example?subject=a%26b%3Dc%3Fd%23e&body=100%20%25%20%E2%80%9Csure%E2%80%9D%20%2B%20%26%20bcc%3Dx%40y.z',
    );
  });

  test('every kind of line end becomes CR LF, once', () => {
    expect(mailLink({ ...mail, body: 'a\nb\r\nc\rd' })).toContain('body=a%0D%0Ab%0D%0Ac%0D%0Ad');
  });

  test('what was written comes out again', () => {
    const body = 'Größe 🦶 \u{1F9B6}\nline';
    const link = new URL(mailLink({ ...mail, body }));
    expect(link.searchParams.get('body')).toBe(body.replace('\n', '\r\n'));
  });

  test('a lone surrogate becomes U+FFFD', () => {
    expect(mailLink({ ...mail, body: 'a\ud83e' })).toContain('body=a%EF%BF%BD');
  });

  test('a link that mail programs may cut is known by its length', () => {
    expect(mayBeCut(mailLink(mail))).toBe(false);
    expect(mayBeCut(mailLink({ ...mail, body: 'x'.repeat(1800) }))).toBe(false);
    expect(mayBeCut(mailLink({ ...mail, body: 'é'.repeat(400) }))).toBe(true);
    expect(mayBeCut('x'.repeat(1900))).toBe(false);
    expect(mayBeCut('x'.repeat(1901))).toBe(true);
  });
});
