import {expect, openTool, readValue, storedTexts, test, words} from './toolFixtures';

const PAGE = '/tool/115/token.html';

for (const locale of ['en', 'zh'] as const) {
  const w = words[locale];
  test(`115: scanning a code yields the refresh token (${locale})`, async ({page, sent, mock}) => {
    await openTool(page, w.prefix + PAGE);
    expect(sent.filter(({url}) => !url.startsWith('https://alistgo.com'))).toEqual([]);
    await page.getByRole('button', {name: w.getCode}).click();
    await expect(page.getByRole('img', {name: /115 App|115 app/})).toBeVisible();
    await expect(page.getByRole('heading', {level: 3})).toBeFocused({timeout: 30_000});
    const token = await readValue(page, 'refresh_token');
    expect(token).toMatch(/^mock-refresh-115-/);

    const log = await mock.log();
    const paths = log
      .filter(({kind}) => kind === 'request')
      .map(({method, url}) => `${method} ${new URL(url).pathname}`);
    expect(paths).toEqual([
      'GET /alist/capabilities',
      'GET /alist/115/auth_device_code',
      ...Array.from({length: 4}, () => 'GET /alist/115/get_status'),
      'POST /alist/115/get_token',
    ]);
    // The verifier stays here until the exchange: the server cannot redeem a scan by itself.
    const verifier = (JSON.parse(log.at(-2)?.body ?? '{}') as {code_verifier?: string})
      .code_verifier;
    expect(verifier).toMatch(/^[\w-]{43,128}$/);
    expect(sent.filter(({url}) => url.includes(verifier ?? '?'))).toEqual([]);
    expect(await storedTexts(page)).not.toContainEqual(expect.stringContaining('mock-'));

    await page.getByRole('button', {name: w.clear, exact: true}).click();
    await expect(page.getByText(token)).toHaveCount(0);
  });
}
