import texts from '@generated/rowFilterTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
