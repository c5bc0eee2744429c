import texts from '@generated/toolTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
