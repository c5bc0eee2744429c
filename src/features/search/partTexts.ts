import texts from '@generated/searchTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
