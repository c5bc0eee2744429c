// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {homeBanner, sidebarSponsor, type HomeBanner as Banner} from '@site/src/data/banners';
import {HomeBanner} from '@site/src/features/home/HomeBanner';
import {Sidebar} from '@site/src/features/sidebar/Sidebar';
import {SidebarSponsor} from '@site/src/features/sidebar/SidebarSponsor';
import {renderPage} from '@site/tests/helpers/renderPage';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

const banner: Banner = {
  app: {
    title: {en: 'A player', zh: '播放器'},
    tag: {en: 'Free', zh: '免费'},
    lines: {en: ['Line one', 'Line two'], zh: ['第一行', '第二行']},
    href: 'https://store.example.com/player',
  },
  ad: {className: 'network', attributes: {'data-id': '7'}},
  newSite: {text: {en: 'Open the new site', zh: '打开新站点'}, href: 'https://new.example.com'},
};

const onDevice = (userAgent: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the banner of the home page', () => {
  test('without data shows nothing and takes no room', () => {
    expect(renderPage(<HomeBanner banner={undefined} />).container.innerHTML).toBe('');
  });

  test('is not in the page’s HTML, but its room is', {tags: ['@2-home-banner-client-side']}, () => {
    expect(renderToString(<HomeBanner banner={banner} />)).toMatch(/^<aside[^>]*><\/aside>$/);
  });

  test(
    'on Apple devices shows the app, its tag, two lines and its store',
    {tags: ['@2-home-banner-apple-platforms']},
    () => {
      onDevice(MAC);
      const {container} = renderPage(<HomeBanner banner={banner} />);
      const link = screen.getByRole('link', {name: 'A player'});
      expect(link.getAttribute('href')).toBe(banner.app.href);
      expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
      for (const text of ['Free', 'Line one', 'Line two'])
        expect(screen.getByText(text)).toBeTruthy();
      expect(container.querySelector('[data-ad-place]')).toBeNull();
    },
  );

  test(
    'elsewhere has a place for ads as the network wants it',
    {tags: ['@2-home-banner-other-platforms']},
    () => {
      onDevice(WINDOWS);
      const {container} = renderPage(<HomeBanner banner={banner} />);
      const place = container.querySelector('[data-ad-place]');
      expect(place?.classList.contains('network')).toBe(true);
      expect(place?.getAttribute('data-id')).toBe('7');
      expect(screen.queryByText('A player')).toBeNull();
    },
  );

  test.each([MAC, WINDOWS])(
    'leads to the new site on %s',
    {tags: ['@2-home-banner-both-show']},
    (userAgent) => {
      onDevice(userAgent);
      renderPage(<HomeBanner banner={banner} />);
      const link = screen.getByRole('link', {name: 'Open the new site'});
      expect(link.getAttribute('href')).toBe('https://new.example.com');
      expect(screen.getByText('new.example.com')).toBeTruthy();
    },
  );

  test('has its words in both languages', () => {
    expect(homeBanner?.app.tag).toEqual({en: 'Free', zh: '免费'});
    expect(homeBanner?.newSite.text).toEqual({en: 'Open the new site', zh: '打开新站点'});
  });
});

describe('sponsorship in the sidebar', () => {
  const sponsor = {
    name: {en: 'A firm', zh: '某公司'},
    href: 'https://firm.example.com/',
    image: {src: '/img/firm.png', width: 200, height: 60},
  };

  test(
    'is disabled: it shows nothing and takes no room',
    {tags: ['@2-sidebar-sponsorship-banner-disabled']},
    () => {
      expect(sidebarSponsor).toBeUndefined();
      renderPage(<Sidebar items={[]} />, '/guide/');
      expect(screen.queryByText('Sponsorship')).toBeNull();
    },
  );

  test.each([
    ['/guide/', 'Sponsorship', 'A firm'],
    ['/zh/guide/', '赞助商', '某公司'],
  ])(
    'on %s is labelled %s',
    {tags: ['@2-sidebar-sponsorship-banner-label']},
    (path, label, name) => {
      renderPage(<SidebarSponsor sponsor={sponsor} />, path);
      expect(screen.getByText(label)).toBeTruthy();
      const picture = screen.getByRole('img', {name});
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
        '200',
        '60',
      ]);
    },
  );
});
