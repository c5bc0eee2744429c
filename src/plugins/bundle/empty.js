// Stands in for client modules this site does without (see index.ts).
export {};
