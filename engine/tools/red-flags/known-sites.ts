/** Sites for songs, films and maps: links to them are no sign. */
export const knownSites =
  /^(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|spotify\.com|spotify\.link|deezer\.com|deezer\.page\.link|instagram\.com|google\.(?:com|fr)|goo\.gl|wikipedia\.org|allocine\.fr|netflix\.com|letterboxd\.com|soundcloud\.com|tiktok\.com|facebook\.com|pinterest\.(?:com|fr)|marmiton\.org|thefork\.(?:com|fr)|lafourchette\.com|doctolib\.fr|sncf-connect\.com|airbnb\.(?:com|fr)|twitch\.tv|steampowered\.com|boardgamegeek\.com|strava\.com|komoot\.com|senscritique\.com|babelio\.com|lemonde\.fr|liberation\.fr|radiofrance\.fr|arte\.tv|apple\.com|vinted\.fr|leboncoin\.fr|paris\.fr|fnac\.com|decathlon\.fr|eventbrite\.(?:com|fr)|shotgun\.live|dice\.fm)$/i;
/** Link shorteners and the like, which hide where a link leads. */
export const hidingSites =
  /^(?:[\w-]+\.)*(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|cutt\.ly|is\.gd|rb\.gy|shorturl\.at|linktr\.ee|t\.ly|ow\.ly)$|\.(?:xyz|top|vip|click|icu|cn|ru|tk|ml|loan|work|cyou|bond)$/i;
