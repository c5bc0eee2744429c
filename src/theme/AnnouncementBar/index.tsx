// Replaces the original of Docusaurus 3.10.2: this site has no bar above its navigation.
export default function AnnouncementBar(): null {
  return null;
}
