// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import {SiteFooter} from '@site/src/features/footer/SiteFooter';
import type {FooterOverride} from '@site/src/lib/shared/pageFooter';
import {Site} from '@site/tests/helpers/Site';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const themeConfig = {
  footer: {
    links: [
      {title: 'Set up', items: [{label: 'Docker', to: '/guide/install/docker.html'}]},
      {title: 'Project', items: [{label: 'Source', href: 'https://example.com/'}]},
    ],
    copyright: 'Copyright © 2026',
  },
};

/** Texts of the footer on a page that changes it. */
function footerWith(override?: FooterOverride, text = ''): readonly (string | null)[] | null {
  const pages = override ? {'/guide/': override} : {};
  const hasData = override !== undefined || text !== '';
  renderPage(
    <Site
      themeConfig={themeConfig}
      globalData={hasData ? {'site-footer-data': {default: {text, pages}}} : {}}
    >
      <SiteFooter />
    </Site>,
    '/guide/',
  );
  const footer = screen.queryByRole('contentinfo');
  return footer && [...footer.querySelectorAll('p')].map(({textContent}) => textContent);
}

describe('the footer', () => {
  test('has the links in titled groups, and the copyright line', () => {
    expect(footerWith()).toEqual(['Copyright © 2026']);
    const [group, ...others] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent.startsWith('Set up'));
    expect(others).toEqual([]);
    expect(group?.querySelector('a')?.getAttribute('href')).toBe('/guide/install/docker.html');
    expect(screen.getByRole('link', {name: 'Source'}).getAttribute('href')).toBe(
      'https://example.com/',
    );
  });

  test('has the maintainer’s text before the line', {tags: ['@2-footer-custom-text']}, () => {
    expect(footerWith(undefined, 'Hello')).toEqual(['Hello', 'Copyright © 2026']);
  });

  test.each([
    ['its own text', {text: 'Mine'}, ['Mine', 'Copyright © 2026']],
    ['its own line', {copyright: '© Ann · MIT'}, ['Hello', '© Ann · MIT']],
    ['no line', {copyright: false}, ['Hello']],
    ['no footer', {text: false}, null],
  ] as const)(
    'lets a page have %s',
    {tags: ['@3-settings-footer-copyright-license']},
    (_name, override, texts) => {
      expect(footerWith(override, 'Hello')).toEqual(texts);
    },
  );
});
