/** The brands that the product's form suggests (SPEC.md section 9, Brand filter); any other text is as good. */
export const brandSuggestions = ['economy', 'value', 'premium', 'luxury', 'artisan'] as const
