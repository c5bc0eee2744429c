import type {ReactNode} from 'react';
import {DriverFinder} from './DriverFinder';
import {homeBanner} from '@site/src/data/banners';
import {HomeBanner} from './HomeBanner';
import {HomeClosing} from './HomeClosing';
import {HomeDelivery} from './HomeDelivery';
import {HomeDoors} from './HomeDoors';
import {HomeFeatures} from './HomeFeatures';
import {HomeHero} from './HomeHero';
import {HomeNumbers} from './HomeNumbers';

/** The home page (specification section 2, home layout): hero, doors, numbers, banner, features, finder, highlight, ways on. */
export function HomePage(): ReactNode {
  return (
    <main>
      <HomeHero />
      <HomeDoors />
      <HomeNumbers />
      <HomeBanner banner={homeBanner} />
      <HomeFeatures />
      <DriverFinder />
      <HomeDelivery />
      <HomeClosing />
    </main>
  );
}
