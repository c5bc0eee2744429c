import type {ReactNode} from 'react';
import {DriverFinder} from './DriverFinder';
import {HomeDelivery} from './HomeDelivery';
import {HomeDoors} from './HomeDoors';
import {HomeFeatures} from './HomeFeatures';
import {HomeHero} from './HomeHero';

/** The home page (specification section 2, home layout): hero, doors, features, finder, highlight. */
export function HomePage(): ReactNode {
  return (
    <main>
      <HomeHero />
      <HomeDoors />
      <HomeFeatures />
      <DriverFinder />
      <HomeDelivery />
    </main>
  );
}
