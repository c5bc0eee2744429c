import './partTexts';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {features} from '@site/src/data/home';
import {TextPanels} from './TextPanels';

/** What it does, in six panels. */
export function HomeFeatures(): ReactNode {
  return (
    <TextPanels
      title={
        <Translate id="home.featuresTitle" description="Title of the feature panels">
          What it does
        </Translate>
      }
      panels={features}
    />
  );
}
