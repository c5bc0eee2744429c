import texts from '@generated/issueFilterTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
