import texts from '@generated/errorFilterTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
