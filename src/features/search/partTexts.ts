import texts from '@generated/searchTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
