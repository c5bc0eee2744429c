import './partTexts';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {delivery} from '@site/src/data/home';
import {TextPanels} from './TextPanels';

/** Highlight: which way the bytes of a download take. */
export function HomeDelivery(): ReactNode {
  return (
    <TextPanels
      isOrdered
      title={
        <Translate id="home.deliveryTitle" description="Title of the highlight on delivery">
          Where the bytes go
        </Translate>
      }
      panels={delivery}
    />
  );
}
