// Replaces the original: this site has no bar above its navigation.
export default function AnnouncementBar(): null {
  return null;
}
