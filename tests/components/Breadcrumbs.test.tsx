// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {cleanup, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import {Breadcrumbs} from '@site/src/features/breadcrumbs/Breadcrumbs';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const entries = [
  {label: 'Home', href: '/'},
  {label: 'Own disks'},
  {label: 'S3', href: '/guide/drivers/s3.html'},
];

function OpenedLater(): ReactNode {
  return useIsBrowser() && <Breadcrumbs entries={entries} />;
}

describe('breadcrumbs', () => {
  test('link every step but the page itself, and steps without a page', () => {
    renderPage(<Breadcrumbs entries={entries} />);
    expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual(['Home']);
    const page = document.querySelector('[aria-current="page"]');
    expect(page?.textContent).toBe('S3');
  });

  test('show the icon of the page where its frontmatter asks for it', () => {
    renderPage(<Breadcrumbs entries={entries} icon="list" />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([false, false, true]);
  });

  test('tell search engines the steps that have an address', () => {
    renderPage(<Breadcrumbs entries={entries} />);
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, name: 'Home', item: 'https://docs.example.com/'},
        {position: 2, name: 'S3', item: 'https://docs.example.com/guide/drivers/s3.html'},
      ],
    });
  });

  test('leave that out on a page that the application opens', () => {
    renderPage(<OpenedLater />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(document.querySelector('script')).toBeNull();
  });

  test(
    'call an untitled step 未知 in Chinese',
    {tags: ['@8-breadcrumb-without-title-chinese']},
    () => {
      const texts = JSON.parse(readFileSync('i18n/zh/code.json', 'utf8')) as Record<
        string,
        {readonly message: string}
      >;
      expect(texts['breadcrumbs.unknown']?.message).toBe('未知');
    },
  );
});
