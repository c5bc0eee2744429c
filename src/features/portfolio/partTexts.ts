import texts from '@generated/portfolioTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
