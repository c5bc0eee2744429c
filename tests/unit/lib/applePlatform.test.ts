import {expect, test} from 'vitest';
import {isApplePlatform} from '@site/src/lib/browser/applePlatform';

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', false],
  ['', false],
])('%s: %s', (userAgent, isApple) => {
  expect(isApplePlatform({userAgent})).toBe(isApple);
});
