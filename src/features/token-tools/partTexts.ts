import texts from '@generated/toolTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
