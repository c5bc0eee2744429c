import fs from 'node:fs';
import {createSearchEngine} from './src/lib/search/engine';
import {searchSynonyms} from './src/data/searchSynonyms';
const loc=process.argv[2];
const pages=JSON.parse(fs.readFileSync(`/tmp/pages${loc==='zh'?'-zh':''}.json`,'utf8'));
let t=performance.now(); const e=createSearchEngine(pages,searchSynonyms); console.log('build',performance.now()-t);
for(const q of process.argv.slice(3)){ t=performance.now(); const r=e.search(q); console.log(`\n## ${q}`, (performance.now()-t).toFixed(1)+'ms', r.length); for(const f of r.slice(0,6)) console.log('  ',f.score.toFixed(1),f.path+(f.anchor&&'#'+f.anchor),'|',f.title); if(!r.length) console.log(e.nearestTitles(q)); }
