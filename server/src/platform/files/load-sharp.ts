/** Loads the image library, which is large, with the first picture that needs it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // It would keep up to 50 MB of pictures, of which none is decoded twice.
  sharp.cache(false);
  return sharp;
}
