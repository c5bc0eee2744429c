import type {ReactNode} from 'react';
import {DriverFinder} from './DriverFinder';
import {homeBanners} from '@site/src/data/home';
import {HomeBanners} from './HomeBanners';
import {HomeDelivery} from './HomeDelivery';
import {HomeDoors} from './HomeDoors';
import {HomeFeatures} from './HomeFeatures';
import {HomeHero} from './HomeHero';
import {HomeNumbers} from './HomeNumbers';

/** The home page (specification section 2, home layout): hero, doors, numbers, features, finder, highlight. */
export function HomePage(): ReactNode {
  return (
    <main>
      <HomeHero />
      <HomeBanners banners={homeBanners} />
      <HomeDoors />
      <HomeNumbers />
      <HomeFeatures />
      <DriverFinder />
      <HomeDelivery />
    </main>
  );
}
