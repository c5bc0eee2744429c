import {expect, test} from 'vitest';
import {scan} from '../../helpers/observatory';

/** A page that a scan finds nothing wrong with, and gives every point that this site can get. */
const good = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; form-action 'none'; frame-ancestors 'self'",
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const;

const policy = good['content-security-policy'];

test('a strict page gets the best grade, and one without headers the worst', () => {
  expect(scan(good, '')).toMatchObject({grade: 'A+', score: 120});
  expect(scan({}, '')).toMatchObject({grade: 'D', score: 30});
});

// The numbers of src/grader/charts.js: from 90 points on, bonuses count.
test.each([
  ['without a policy', {'content-security-policy': undefined}, 75, 'B'],
  ['with scripts inline', {'content-security-policy': "script-src 'unsafe-inline'"}, 80, 'B+'],
  ['with scripts from anywhere', {'content-security-policy': 'script-src https:'}, 80, 'B+'],
  [
    'with eval',
    {'content-security-policy': policy.replace("'sha256-x'", "'unsafe-eval'")},
    100,
    'A+',
  ],
  [
    'with styles inline',
    {'content-security-policy': policy.replace("style-src 'self'", "style-src 'unsafe-inline'")},
    110,
    'A+',
  ],
  [
    'that asks servers without TLS',
    {'content-security-policy': `${policy}; connect-src http:`},
    80,
    'B+',
  ],
  [
    'in frames of others',
    {'content-security-policy': "default-src 'none'", 'x-frame-options': undefined},
    80,
    'B+',
  ],
  ['with a short HSTS', {'strict-transport-security': 'max-age=86400'}, 110, 'A+'],
  ['without HSTS', {'strict-transport-security': undefined}, 80, 'B+'],
  ['with an open referrer', {'referrer-policy': 'unsafe-url'}, 110, 'A+'],
  ['that is sniffed', {'x-content-type-options': undefined}, 115, 'A+'],
  ['with an opener of its own', {'cross-origin-opener-policy': 'same-origin'}, 130, 'A+'],
])('a page %s', (_, changes, score, grade) => {
  expect(scan({...good, ...changes}, '')).toMatchObject({score, grade});
});

test('what a header allows counts only if the page allows it too', () => {
  const wide = {...good, 'content-security-policy': `${policy}; connect-src 'self' https: http:`};
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'">`;
  expect(scan(wide, '').grade).toBe('B+');
  expect(scan(wide, meta).points['content-security-policy']).toBe(10);
});

test('scripts of other hosts cost points', () => {
  expect(scan(good, '<script src="https://other.example/a.js">').score).toBe(115);
  expect(scan(good, '<script src=//other.example/a.js>').score).toBe(50);
});
