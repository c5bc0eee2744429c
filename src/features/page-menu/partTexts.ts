import texts from '@generated/pageMenuTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
