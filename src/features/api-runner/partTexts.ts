import texts from '@generated/apiRunnerTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
