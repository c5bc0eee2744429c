// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import {HomeBanners} from '@site/src/features/home/HomeBanners';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

describe('the banner place of the home page', () => {
  test('is not there without banners', () => {
    const {container} = renderPage(<HomeBanners banners={[]} />);
    expect(container.innerHTML).toBe('');
  });

  test('shows a banner in the language of the page', () => {
    const banner = {
      title: {en: 'A fair', zh: '集市'},
      text: {en: 'Come and see.', zh: '来看看。'},
      href: 'https://fair.example.com/',
    };
    renderPage(<HomeBanners banners={[banner]} />);
    expect(screen.getByRole('link', {name: /A fair/}).getAttribute('href')).toBe(banner.href);
    expect(screen.queryByText('集市')).toBeNull();
  });
});
